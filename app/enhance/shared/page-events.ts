/** Publishes the events of a fetched response, if the operator has a data layer. */
export function publishEvents(events: string | undefined): void {
  const script = document.querySelector<HTMLElement>('script[data-events]')
  if (script && events) script.dataset.events = events
}
