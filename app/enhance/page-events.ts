/** What an answer that script has fetched tells, told by the page that is shown, where the operator has a data layer. */
export function publishEvents(events: string | undefined): void {
  const script = document.querySelector<HTMLElement>('script[data-told]')
  if (script && events) script.dataset.told = events
}

/** The same of a page that was fetched. */
export function publishPageEvents(page: Document): void {
  publishEvents(page.querySelector<HTMLElement>('script[data-told]')?.dataset.told)
}
