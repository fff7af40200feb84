/** Page number; `gap` is a placeholder for skipped pages. */
export type PageStep = number | 'gap'

/**
 * Returns the first, last, current and neighbouring pages. A gap never replaces a single page, which takes
 * the same room.
 */
export function getPaginationWindow(page: number, pages: number): PageStep[] {
  const shownPages = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const steps: PageStep[] = []
  let last = 0
  for (const one of [...new Set(shownPages)].sort((a, b) => a - b)) {
    if (one - last === 2) steps.push(one - 1)
    else if (one - last > 2) steps.push('gap')
    steps.push(one)
    last = one
  }
  return steps
}
