import { publishEvents } from './page-events'

interface FetchedPart<Part> {
  /** Fetched part, undefined if the response is another page. */
  fresh: Part | undefined
  url: string
}

/**
 * Fetches the page whose part of the same id replaces this one, and publishes its events; undefined without a
 * network.
 */
export async function fetchPart<Part extends HTMLElement>(
  { id }: Part,
  address: string,
  init?: RequestInit,
): Promise<FetchedPart<Part> | undefined> {
  try {
    const answer = await fetch(address, init)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    publishEvents(page.querySelector<HTMLElement>('script[data-events]')?.dataset.events)
    return { fresh: (page.getElementById(id) as Part | null) ?? undefined, url: answer.url }
  } catch {
    return undefined
  }
}
