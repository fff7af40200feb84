/** Whoever still types or drags has not come to a price, in milliseconds: the specification's. */
const SETTLED_MS = 1_000
const DEBOUNCED_EVENT = 'mortgage_price'

interface PageEvent {
  event: string
  /** It has happened once, and is not told again when its page is reloaded or gone back to. */
  once?: true
  ecommerce?: object
}

// Loaded by pages of an operator who has named a data layer, and by no others: pushes what the page tells of itself, and
// what it tells anew when script has changed it.
const script = document.querySelector<HTMLElement>('script[data-told]')
if (script) {
  const begin = () => startPublishing(script)
  // Fetched and run ahead, it may never be seen.
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
  new MutationObserver(() => publish(true)).observe(script, { attributeFilter: ['data-told'] })

  function publish(withHappenings: boolean): void {
    const told: PageEvent[] = JSON.parse(script.dataset.told ?? '[]')
    const facts = told.filter(({ once }) => !once).map((fact) => JSON.stringify(fact))
    for (const one of told)
      if (one.once ? withHappenings : !publishedFacts.includes(JSON.stringify(one))) push(one)
    // What a button answers says nothing of the page.
    if (facts.length > 0) publishedFacts = facts
  }

  function push({ once: _, ...told }: PageEvent): void {
    if (told.event !== DEBOUNCED_EVENT) pushToLayer(told)
    else {
      clearTimeout(settling)
      settling = setTimeout(() => pushToLayer(told), SETTLED_MS)
    }
  }

  function pushToLayer(told: PageEvent): void {
    // Readers of the layer merge what they are told; goods of the last event must not be among those of this one.
    if (told.ecommerce) (layer as unknown[]).push({ ecommerce: null })
    ;(layer as unknown[]).push(told)
  }
}

/** The operator's script that reads the layer. */
function loadScript(src: string | undefined): void {
  if (src) document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
