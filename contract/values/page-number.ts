/** The page of a list that a parameter asks for; the first for whatever is no page. */
export function parsePageNumber(text: string | null | undefined): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1
}
