/** Parses a page number; anything malformed is page 1. */
export function parsePageNumber(text: string | null | undefined): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1
}

/** Maximum rows of a page. */
export const MAX_PER_PAGE = 200
