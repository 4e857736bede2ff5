// The rules to read: one page for those who know bridge, one for those who do not.
import { useEffect, useState } from 'preact/hooks';
import { LAYOUTS } from '../../../engine/rules.ts';
import { LayoutDrawing } from '../components/layout-drawing.tsx';
import { Link } from '../components/link.tsx';
import { DeadEnd, Loading } from '../components/notes.tsx';
import { useTitle } from '../components/use-title.ts';
import { loadRulesText } from '../messages/language.ts';
import { useMessages } from '../messages/messages.tsx';
import { blocksOf, RULES_SECTIONS, type RulesTextId, WITH_LAYOUTS } from '../messages/rules-text.ts';
import { RULES_PARTS, type RulesPart } from '../routes.ts';

type Read = (id: RulesTextId) => string;

function Blocks({ text }: { readonly text: string }) {
  return (
    <>
      {blocksOf(text).map(block =>
        block.kind === 'list' ? (
          <ul class="dashed" key={block.items[0]}>
            {block.items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={block.text}>{block.text}</p>
        ),
      )}
    </>
  );
}

function Layouts() {
  const { t } = useMessages();
  return (
    <div class="layouts">
      {LAYOUTS.map(layout => (
        <figure key={layout}>
          <LayoutDrawing layout={layout} />
          <figcaption>
            <b>{t('rule-value', { value: layout, count: 1 })}.</b>{' '}
            {t('rule-text', { value: layout, scoring: 'rubber' })}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

type Text = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'text'; readonly read: Read };

function useRulesText(): Text {
  const { language } = useMessages();
  const [text, setText] = useState<Text>({ kind: 'loading' });
  useEffect(() => {
    let left = false;
    const show = (next: Text) => left || setText(next);
    loadRulesText(language).then(
      read => show({ kind: 'text', read }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [language]);
  return text;
}

function Rules({ part, read }: { readonly part: RulesPart; readonly read: Read }) {
  return (
    <>
      {RULES_SECTIONS[part].map(section => (
        <section class="sheet-of-paper" key={section}>
          <h2>{read(`${section}-title`)}</h2>
          <Blocks text={read(section)} />
          {WITH_LAYOUTS.includes(section) && <Layouts />}
        </section>
      ))}
    </>
  );
}

export function RulesPage({ part }: { readonly part: RulesPart }) {
  const { t } = useMessages();
  const text = useRulesText();
  useTitle(t('rules-part', { part }));
  if (text.kind !== 'text') {
    return text.kind === 'loading' ? (
      <Loading offline={false} />
    ) : (
      <DeadEnd title={t('failed')} text={t('failed-text')} />
    );
  }
  return (
    <main class="page rules-page">
      <header class="page-head">
        <h1>{t('rules-part', { part })}</h1>
        <nav class="buttons" aria-label={t('rules')}>
          {RULES_PARTS.filter(one => one !== part).map(one => (
            <Link key={one} to={{ page: 'rules', part: one }} class="button button-second">
              {t('rules-other', { part: one })}
            </Link>
          ))}
          <Link to={{ page: 'home' }} class="button button-second">
            {t('to-home')}
          </Link>
        </nav>
      </header>
      <Rules part={part} read={text.read} />
    </main>
  );
}
