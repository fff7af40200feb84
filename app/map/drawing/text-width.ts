/** Letter widths as shares of the height, generous, as readers' fonts differ. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ა-ჰ]/, 0.62],
  [/[ЖМШЩЮжмшщюыф]/, 0.78],
  [/[А-Яа-яЁё]/, 0.6],
  [/[MWmw]/, 0.88],
  [/[iljtfrI.,' -]/, 0.36],
  [/[A-Z]/, 0.68],
]
const OTHER_WIDTH = 0.57

const widths = new Map<string, number>()

/** Estimates the width of a text in the unit of the height. */
export function estimateTextWidth(text: string, height: number): number {
  let sum = 0
  for (const letter of text) sum += getWidth(letter)
  return sum * height
}

function getWidth(letter: string): number {
  const cached = widths.get(letter)
  if (cached !== undefined) return cached
  const width = WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH
  widths.set(letter, width)
  return width
}
