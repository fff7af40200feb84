import { clearCookie, readCookie, setCookie } from './cookies.server'
import type { Signer } from './signer.server'

export interface DataLayerEvent {
  event: string
  [fact: string]: unknown
}

/** Name of the global array, and the script that reads it. */
export interface DataLayerTarget {
  layer: string
  scriptUrl?: string | undefined
}

/** Events carried by cookie to the next page. */
interface CarriedEvents {
  events: DataLayerEvent[]
  /** Events by payment id, for the page that finds the payment completed. */
  unpaid: Record<string, DataLayerEvent>
}

const PURPOSE = 'data layer'
/** Maximum number of events that fit into the cookie. */
const MAX_EVENTS = 4
const MAX_UNPAID_EVENTS = 3
const MAX_COOKIE_LENGTH = 1_500

/**
 * Data layer of one request. Events are published once, by the next page: redirects carry them there in a
 * cookie.
 */
export class DataLayer {
  readonly target: DataLayerTarget
  readonly #signer: Signer
  readonly #before: string | undefined
  readonly #carried: CarriedEvents
  #isTaken = false

  constructor(where: DataLayerTarget, cookies: string | undefined, signer: Signer) {
    this.target = where
    this.#signer = signer
    this.#before = signer.verify(PURPOSE, readCookie(cookies, 'dataLayer'))
    this.#carried = { events: [], unpaid: {}, ...(this.#before && JSON.parse(decodeBase64(this.#before))) }
  }

  queueEvent(event: DataLayerEvent): void {
    this.#carried.events.push(event)
  }

  /** Queues an event until the payment is completed, possibly after a detour to the bank. */
  queueEventUntilPaid(paymentId: number, event: DataLayerEvent): void {
    this.#carried.unpaid[paymentId] = event
  }

  /** Takes the events of a finished payment; returns nothing the second time. */
  takePaymentEvents(paymentId: number, { isPaid }: { isPaid: boolean }): DataLayerEvent[] {
    const event = this.#carried.unpaid[paymentId]
    delete this.#carried.unpaid[paymentId]
    return event && isPaid ? [markOnce(event)] : []
  }

  takeQueuedEvents(): DataLayerEvent[] {
    this.#isTaken = true
    return this.#carried.events.map(markOnce)
  }

  /** Returns the cookie line; a redirect renders no page, so it carries taken events on. */
  toSetCookie(status: number): string | undefined {
    const isRedirect = (status >= 300 && status < 400) || status === SINGLE_FETCH_REDIRECT
    const { events, unpaid } = this.#carried
    const remaining: CarriedEvents = {
      events: this.#isTaken && !isRedirect ? [] : events.slice(-MAX_EVENTS),
      unpaid: Object.fromEntries(Object.entries(unpaid).slice(-MAX_UNPAID_EVENTS)),
    }
    const encode = () => Buffer.from(JSON.stringify(remaining)).toString('base64url')
    while (encode().length > MAX_COOKIE_LENGTH && remaining.events.length > 0) remaining.events.shift()
    const isEmpty = remaining.events.length === 0 && Object.keys(remaining.unpaid).length === 0
    const encoded = isEmpty ? undefined : encode()
    if (encoded === this.#before) return undefined
    return encoded && encoded.length <= MAX_COOKIE_LENGTH
      ? setCookie('dataLayer', this.#signer.sign(PURPOSE, encoded))
      : clearCookie('dataLayer')
  }
}

/** Status of Remix's redirects for data requests. */
const SINGLE_FETCH_REDIRECT = 202

/** Marks events that must not be repeated on reload or history navigation. */
function markOnce(event: DataLayerEvent): DataLayerEvent {
  return { ...event, once: true }
}

function decodeBase64(text: string): string {
  return Buffer.from(text, 'base64url').toString()
}
