/** Delay after the last input before a price counts as chosen, in milliseconds (from the specification). */
const SETTLED_MS = 1_000
const DEBOUNCED_EVENT = 'mortgage_price'

interface PageEvent {
  event: string
  /** True if sent once, not again after a reload or a return through the history. */
  once?: true
  ecommerce?: object
}

// Pushes the page's events, and those of later script updates, to the operator's data layer; loaded only if
// one is configured.
const script = document.querySelector<HTMLElement>('script[data-events]')
if (script) {
  const begin = () => startPublishing(script)
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}

function startPublishing(script: HTMLElement): void {
  const globals = window as unknown as Record<string, unknown>
  const name = script.dataset.layer ?? ''
  globals[name] ??= []
  const layer = globals[name]
  if (!Array.isArray(layer)) return
  let publishedFacts: string[] = []
  let settling: ReturnType<typeof setTimeout>

  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  publish(!arrival || arrival.type === 'navigate')
  loadScript(script.dataset.reader)
  new MutationObserver(() => publish(true)).observe(script, { attributeFilter: ['data-events'] })

  function publish(withHappenings: boolean): void {
    const events: PageEvent[] = JSON.parse(script.dataset.events ?? '[]')
    const facts = events.filter(({ once }) => !once).map((fact) => JSON.stringify(fact))
    for (const one of events)
      if (one.once ? withHappenings : !publishedFacts.includes(JSON.stringify(one))) push(one)
    // The response to a form button carries no facts about the page.
    if (facts.length > 0) publishedFacts = facts
  }

  function push({ once: _, ...event }: PageEvent): void {
    if (event.event !== DEBOUNCED_EVENT) pushToLayer(event)
    else {
      clearTimeout(settling)
      settling = setTimeout(() => pushToLayer(event), SETTLED_MS)
    }
  }

  function pushToLayer(event: PageEvent): void {
    // Data layer readers merge events: clear `ecommerce` so the items of the last event are not repeated.
    if (event.ecommerce) (layer as unknown[]).push({ ecommerce: null })
    ;(layer as unknown[]).push(event)
  }
}

function loadScript(src: string | undefined): void {
  if (src) document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
