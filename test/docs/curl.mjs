// As much of curl as the guide asks of it, for machines that have none: curl -sS URL -H 'name: value' -w '\n' -d BODY
const headers = new Headers();
let url = '';
let body = '';
let end = '';
const words = process.argv.slice(2);
while (words.length > 0) {
  const word = words.shift() ?? '';
  if (word === '-H') headers.append(...split(words.shift() ?? ''));
  else if (word === '-d') body = words.shift() ?? '';
  else if (word === '-w') end = (words.shift() ?? '').replaceAll('\\n', '\n');
  else if (word !== '-sS') url = word;
}
const response = await fetch(url, { method: 'POST', headers, body });
process.stdout.write((await response.text()) + end);

function split(header) {
  const at = header.indexOf(':');
  return [header.slice(0, at), header.slice(at + 1).trim()];
}
