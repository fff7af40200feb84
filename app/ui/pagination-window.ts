/** A page to link to, or a gap of pages that are left out. */
export type PageStep = number | 'gap'

/** First, last, the page itself and its neighbours. A gap never stands for a single page: the page takes no more room. */
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
