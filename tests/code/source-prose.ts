export interface Prose {
  /** Index in the source at which the text begins, or ends in the case of a title. */
  index: number
  text: string
}

const STRING = /(['"`])((?:\\.|(?!\1)[^\\])+)\1/.source
const TITLES = [
  // test('…', test.describe(`…`, test.runIf(isFullRun)('…', test.each(rows)('…'
  `^ *\\w*(?:test|describe|Into)(?:\\.\\w+)*(?:\\([^()\\n]*(?:\\([^()\\n]*\\)[^()\\n]*)*\\))?\\(\\s*${STRING}(?=\\s*,)`,
  // The end of a table of rows over several lines: ])('…', async
  `^ *[\\])}]*\\]\\)+\\(\\s*${STRING}(?=,\\s*(?:async|\\(|_|\\w+ =>|\\{))`,
  `\\bspread\\(\\s*language,\\s*${STRING}`,
].map((source) => new RegExp(source, 'gm'))

/** Returns the titles of tests and of their groups. */
export function listTitles(source: string): Prose[] {
  return TITLES.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ 0: match, 2: text = '', index }) => ({
      index: index + match.length,
      text,
    })),
  )
}

/** Returns each comment, without those that are directives or tags. */
export function listComments(source: string): Prose[] {
  return [...source.matchAll(/^ *(?:\/\*\*?([\s\S]*?)\*\/|((?:\/\/.*\n *)+))/gm)]
    .map(({ 1: block, 2: lines, index }) => ({
      index,
      text: (block ?? lines ?? '').replace(/^ *(?:\/\/|\*)? ?/gm, '').trim(),
    }))
    .filter(({ text }) => text && !/^(@|biome-ignore|Specification \d|\/)/.test(text))
}

/** Returns the number of the line, from 1 on. */
export function toLine(source: string, index: number): number {
  return source.slice(0, index).split('\n').length
}
