/** What an answer that script has fetched tells, told by the page that is shown, where the operator has a data layer. */
export function retell(told: string | undefined): void {
  const script = document.querySelector<HTMLElement>('script[data-told]')
  if (script && told) script.dataset.told = told
}

/** The same of a page that was fetched. */
export function retellPage(page: Document): void {
  retell(page.querySelector<HTMLElement>('script[data-told]')?.dataset.told)
}
