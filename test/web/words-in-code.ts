// Finds the words that a component shows without asking the message files for them.
import { type ESTree, parseSync, Visitor } from 'vite';

/** Attributes and properties that people read or hear. */
const READ_BY_PEOPLE =
  /^(title|alt|placeholder|summary|label|legend|text|submitText|sure|aria-(label|description|placeholder|roledescription|valuetext))$/;

/** The texts that an expression may come to by itself, whatever it is that its calls and names come to. */
function textsIn(part: ESTree.Expression | ESTree.JSXEmptyExpression): readonly string[] {
  switch (part.type) {
    case 'Literal':
      return typeof part.value === 'string' ? [part.value] : [];
    case 'TemplateLiteral':
      return [...part.quasis.map(({ value }) => value.raw), ...part.expressions.flatMap(textsIn)];
    case 'ConditionalExpression':
      return [...textsIn(part.consequent), ...textsIn(part.alternate)];
    case 'LogicalExpression':
      return [...textsIn(part.left), ...textsIn(part.right)];
    case 'BinaryExpression':
      return part.operator === '+' ? [...textsIn(part.left), ...textsIn(part.right)] : [];
    case 'ParenthesizedExpression':
      return textsIn(part.expression);
    default:
      return [];
  }
}

function shownBy(child: ESTree.JSXChild): readonly string[] {
  if (child.type === 'JSXText') {
    return [child.value.replace(/&\w+;/g, '')];
  }
  return child.type === 'JSXExpressionContainer' ? textsIn(child.expression) : [];
}

function saidBy({ name, value }: ESTree.JSXAttribute): readonly string[] {
  if (name.type !== 'JSXIdentifier' || !READ_BY_PEOPLE.test(name.name) || value === null) {
    return [];
  }
  if (value.type === 'Literal') {
    return textsIn(value);
  }
  return value.type === 'JSXExpressionContainer' ? textsIn(value.expression) : [];
}

/** Every text with letters in it, of whatever language. */
export function wordsIn(file: string, code: string): readonly string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) {
    throw new Error(`${file} cannot be parsed.`);
  }
  const texts: string[] = [];
  const visitor = new Visitor({
    JSXElement: ({ children }) => void texts.push(...children.flatMap(shownBy)),
    JSXFragment: ({ children }) => void texts.push(...children.flatMap(shownBy)),
    JSXAttribute: attribute => void texts.push(...saidBy(attribute)),
  });
  visitor.visit(program);
  return texts.map(text => text.trim()).filter(text => /\p{L}/u.test(text));
}
