/** The first thing that a page says about a rule, as plain text: what stands in a search result. */

/** What shows or gives reasons instead of stating; it goes with all that is inside. */
const ASIDE = /<(Why|Example|Details|Decision)\b[\s\S]*?<\/\1>/g;
const NEXT = /<(?:Rule|Ruling)\b|^##/m;
const LONG = 300;
/** Less than this says nothing: "No." wants its reason, however long. */
const SHORT = 40;

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A list is read in one go with the line that opens it: "Choose one: this; that; neither." */
const listed = (block: string) =>
  block.startsWith('- ')
    ? block
        .split(/^- /m)
        .map((item) => plain(item))
        .filter(Boolean)
        .join(' ')
    : plain(block);

/** The first blocks of text: one, with its list if it opens one, or all those that differ by the number of players. */
function firstBlocks(text: string): string {
  const blocks = text.split(/\n\s*\n/).filter((block) => plain(block) !== '');
  const [first = ''] = blocks;
  if (plain(first).endsWith(':')) return `${plain(first)} ${listed(blocks[1] ?? '')}`;
  const byPlayers = [...text.matchAll(/<For\b[^>]*>([\s\S]*?)<\/For>/g)].map(([, own]) => plain(own!));
  return byPlayers.length > 0 ? byPlayers.join(' ') : listed(first);
}

function upToSentence(text: string): string {
  if (text.length <= LONG) return text;
  const end = text.slice(0, LONG).lastIndexOf('. ');
  return end > SHORT ? text.slice(0, end + 1) : text;
}

export function answerTo(body: string, id: string): string {
  const [, section = ''] = body.split(
    new RegExp(`<(?:Rule|Ruling) id="${id.replaceAll('.', '\\.')}"[\\s\\S]*?</(?:Rule|Ruling)>`),
  );
  const [own = ''] = section.replace(ASIDE, '').split(NEXT);
  return upToSentence(firstBlocks(own));
}
