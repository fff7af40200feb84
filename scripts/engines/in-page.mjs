/**
 * Functions that run in a page of any engine: their sources are sent there, so they use nothing from outside
 * and no syntax newer than ES2020. What they return says what is wrong; undefined means success.
 */

/**
 * Presses what a visitor would press, if nothing lies above it. The name of the window, which the next page
 * inherits, tells that it is pressed: an engine may lose the answer of a page that is being replaced.
 */
export function press(
  /** @type {string} */ selector,
  /** @type {string} */ text,
  /** @type {string} */ press,
) {
  if (window.name === press) return undefined
  if (document.readyState !== 'complete') return 'the page is loading'
  const all = Array.from(document.querySelectorAll(selector)).filter(
    (each) =>
      (each.textContent || '').includes(text) &&
      each.getClientRects().length > 0 &&
      // Firefox gives boxes to what is folded.
      (!each.closest('details:not([open])') || each.closest('summary')),
  )
  const target = /** @type {HTMLElement | undefined} */ (all[0])
  if (!target) return `${selector} ${text} is not shown`
  if (target.matches(':disabled')) return `${selector} ${text} is disabled`
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box = target.getBoundingClientRect()] = Array.from(target.getClientRects())
  const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  const label = target.closest('label')
  if (above && !target.contains(above) && !above.contains(target) && !label?.contains(above))
    return `${selector} ${text} lies under ${above.outerHTML.slice(0, 80)}`
  window.name = press
  target.click()
  return undefined
}

/** Types into a field, or chooses the option of a select. */
export function fill(/** @type {string} */ selector, /** @type {string} */ value) {
  if (document.readyState !== 'complete') return 'the page is loading'
  const all = Array.from(document.querySelectorAll(selector))
  const field = /** @type {HTMLInputElement | undefined} */ (
    all.find((each) => each.getClientRects().length > 0)
  )
  if (!field) return `${selector} is not shown`
  field.focus()
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  // Script groups the digits of some fields.
  const isFilled = field.value.replace(/\s/g, '') === value.replace(/\s/g, '')
  return isFilled ? undefined : `${selector} has no ${value}`
}

/** Checks a box or a radio button, which may be hidden behind its label. */
export function check(/** @type {string} */ selector) {
  const box = /** @type {HTMLInputElement | null} */ (document.querySelector(selector))
  if (!box) return `${selector} is missing`
  if (!box.checked) box.click()
  return box.checked ? undefined : `${selector} is not checked`
}

/** Expects a loaded page at a URL, with an element that contains a text. */
export function expectShown(
  /** @type {string} */ url,
  /** @type {string} */ selector,
  /** @type {string} */ text,
) {
  if (document.readyState !== 'complete') return 'the page is loading'
  if (!new RegExp(url).test(location.href)) return `${location.href} is not ${url}`
  const isShown = Array.from(document.querySelectorAll(selector)).some(
    (each) => (each.textContent || '').includes(text) && each.getClientRects().length > 0,
  )
  return isShown ? undefined : `${selector} ${text} is not shown on ${location.href}`
}

export function expectPresent(/** @type {string} */ selector) {
  if (document.readyState !== 'complete') return 'the page is loading'
  return document.querySelector(selector) ? undefined : `${selector} is missing`
}

/** Returns true if a page may run scripts; undefined if the engine is too old to tell. */
export function hasScripting() {
  if (matchMedia('(scripting: none)').matches) return false
  return matchMedia('(scripting)').matches ? true : undefined
}

export function readAttribute(/** @type {string} */ selector, /** @type {string} */ name) {
  const element = document.querySelector(selector)
  return element ? element.getAttribute(name) : null
}

/** Returns what is out of order: too wide, an icon without a size, a text under another one. */
export function findDisorder() {
  /** @type {string[]} */
  const problems = []
  if (!document.body) return problems
  const root = document.documentElement
  if (root.scrollWidth > window.innerWidth + 1)
    problems.push(`the page is ${root.scrollWidth} px wide in a window of ${window.innerWidth} px`)
  const dialog = document.querySelector('dialog[open]')
  const scope = dialog || document.body
  for (const svg of Array.from(scope.querySelectorAll('svg'))) {
    const { width, height } = svg.getBoundingClientRect()
    if (Number(svg.getAttribute('width')) <= 64 && (width > 64 || height > 64))
      problems.push(`an icon is ${width} by ${height} px: ${svg.outerHTML.slice(0, 80)}`)
  }
  problems.push(...findOverlaps(scope))
  return problems.slice(0, 5)

  /** Text boxes whose middle half lies in that of an unrelated text. */
  function findOverlaps(/** @type {Element} */ within) {
    /** @type {{ element: Element, text: string, box: DOMRect }[]} */
    const texts = []
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      const text = (node.nodeValue || '').trim()
      if (!element || !text || !isSeen(element)) continue
      range.selectNodeContents(node)
      for (const box of Array.from(range.getClientRects()))
        if (box.width > 4 && box.height > 4) texts.push({ element, text, box })
    }
    texts.sort((one, other) => one.box.top - other.box.top)
    /** @type {string[]} */
    const found = []
    texts.forEach((one, at) => {
      for (const other of texts.slice(at + 1)) {
        if (other.box.top >= one.box.bottom) break
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (across > 4 && down > Math.min(one.box.height, other.box.height) / 2)
          found.push(`"${one.text.slice(0, 30)}" lies under "${other.text.slice(0, 30)}"`)
      }
    })
    return found
  }

  /** False for texts that are hidden, clipped, or above the page on purpose. */
  function isSeen(/** @type {Element} */ element) {
    const closed = element.closest('details:not([open])')
    if (closed && !element.closest('summary')) return false
    for (
      let each = /** @type {Element | null} */ (element);
      each && each !== document.body;
      each = each.parentElement
    ) {
      const style = getComputedStyle(each)
      if (style.visibility === 'hidden' || style.opacity === '0') return false
      if (['fixed', 'sticky'].includes(style.position) && each.tagName !== 'DIALOG') return false
      if (each.tagName === 'OPTION' || each.tagName === 'DATALIST' || each.closest('svg')) return false
      const { width, height } = each.getBoundingClientRect()
      if (style.overflow !== 'visible' && (width < 4 || height < 4)) return false
      if (
        style.overflow !== 'visible' &&
        (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1) &&
        each.tagName !== 'DIALOG'
      )
        return false
    }
    return true
  }
}
