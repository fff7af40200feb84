const TAG = /<(\/?)(\w+)[^>]*>/g

/**
 * Splits the sanitized text of an article after the paragraph nearest to its middle, to insert other content.
 * Paragraphs of quotations and lists stay together; a text of one paragraph has no second part.
 */
export function splitArticle(html: string): [first: string, second: string] {
  const ends: number[] = []
  let depth = 0
  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(TAG)) {
    if (name === 'br') continue
    depth += slash ? -1 : 1
    const end = index + tag.length
    if (slash && name === 'p' && depth === 0 && end < html.trimEnd().length) ends.push(end)
  }
  const distance = (end: number) => Math.abs(end - html.length / 2)
  const [middle = html.length] = ends.toSorted((one, other) => distance(one) - distance(other))
  return [html.slice(0, middle), html.slice(middle)]
}
