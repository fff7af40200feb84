/**
 * Checks for visitors who change the look of pages. They run in the page, and return what is wrong.
 */

/**
 * Sets the text spacing of WCAG 1.4.12. The site's policy forbids style elements, but no sheets that script
 * creates.
 */
export function setTextSpacing(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Finds a page that scrolls sideways, and texts that a box cuts off. */
export function findCutTexts(): string[] {
  const TOLERANCE = 3
  const { scrollWidth, clientWidth } = document.documentElement
  const problems = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    const parent = node.parentElement
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (parent.closest('svg, option, [inert], [aria-hidden=true]')) continue
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some((box) => box.width > 0 && isCut(parent, box)))
      problems.push(`cut off: ${text.slice(0, 40)} in ${parent.outerHTML.slice(0, 100)}`)
  }
  return problems

  /** Returns true if an ancestor that cannot be scrolled hides a part of the box. */
  function isCut(element: Element, box: DOMRect): boolean {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (style.position === 'fixed' || style.position === 'sticky') return false
      const overflows = [style.overflowX, style.overflowY]
      if (style.display === 'inline' || overflows.every((overflow) => overflow === 'visible')) continue
      if (overflows.some((overflow) => overflow === 'auto' || overflow === 'scroll')) return false
      if (isShortened(each, style)) return false
      const outer = each.getBoundingClientRect()
      if (box.right > outer.right + TOLERANCE || box.left < outer.left - TOLERANCE) return true
      if (box.bottom > outer.bottom + TOLERANCE || box.top < outer.top - TOLERANCE) return true
    }
    return false
  }

  /** Texts for screen readers only, names of icons, and texts that are shown whole on another page. */
  function isShortened(box: Element, { textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean {
    const { width, height } = box.getBoundingClientRect()
    const isHidden = width <= 1 || height <= 1
    const isIcon = box.matches('a, button') && box.querySelector('svg') !== null
    return isHidden || isIcon || textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }
}

/**
 * Finds what vanishes in forced colours: selected elements that look like others, fields and dialogs without
 * an edge, and drawings made of a mask. Borders, outlines and texts remain, backgrounds do not.
 */
export function findVanished(): string[] {
  const PARTS = [undefined, '::before', '::after'] as const
  const SELECTED = '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]'
  const FRAMED =
    'input:not([type=hidden], [type=image], [type=checkbox], [type=radio], [type=range]), select, textarea'
  const seen = [...document.body.querySelectorAll('*')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  })
  const canvas = getComputedStyle(document.documentElement).backgroundColor
  return [
    ...seen.filter(looksUnselected).map((element) => `${toTag(element)} does not look selected`),
    ...seen.filter(lacksEdge).map((element) => `${toTag(element)} has no edge`),
    ...seen.filter(isUnseenMask).map((element) => `${toTag(element)} is a drawing without colour`),
  ]

  function looksUnselected(element: Element): boolean {
    if (!element.matches(SELECTED)) return false
    const kind = describeKind(element)
    const other = seen.find((each) => describeKind(each) === kind && !each.matches(SELECTED))
    return other !== undefined && describeLook(other) === describeLook(element)
  }

  function describeKind({ tagName, className, parentElement }: Element): string {
    return [tagName, className, parentElement?.tagName, parentElement?.className].join()
  }

  function describeLook(element: Element): string {
    return [element, ...element.querySelectorAll('*')]
      .flatMap((each) => PARTS.map((part) => getComputedStyle(each, part)))
      .map((style) =>
        [
          style.borderTop,
          style.borderBottom,
          style.outline,
          style.content,
          style.textDecoration,
          style.fontWeight,
          style.fill,
          // Boxes that are drawn with content have a colour of the system.
          style.content === 'normal' ? '' : style.backgroundColor,
        ].join(),
      )
      .join()
  }

  function lacksEdge(element: Element): boolean {
    if (!element.matches(`${FRAMED}, dialog[open]`)) return false
    return [element, element.parentElement].every(
      (each) => !each || getComputedStyle(each).borderBottomStyle === 'none',
    )
  }

  function isUnseenMask(element: Element): boolean {
    return PARTS.some((part) => {
      const { maskImage, content, backgroundColor } = getComputedStyle(element, part)
      const isDrawn = maskImage && maskImage !== 'none' && (!part || content !== 'none')
      return isDrawn && (backgroundColor === canvas || backgroundColor === 'rgba(0, 0, 0, 0)')
    })
  }

  function toTag(element: Element): string {
    return (element.cloneNode(false) as Element).outerHTML.slice(0, 140)
  }
}

/** Finds animations that run although the visitor wants less motion. */
export function findMotion(): string[] {
  const MAX_MS = 10
  const moving = document.getAnimations().filter(({ effect }) => {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
    const properties = new Set(frames.flatMap((frame) => Object.keys(frame)))
    const isMotion = ['transform', 'translate', 'scale', 'rotate', 'opacity'].some((name) =>
      properties.has(name),
    )
    return isMotion && Number(effect?.getComputedTiming().activeDuration) > MAX_MS
  })
  const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth'
  return [
    ...moving.map(({ effect }) => `${(effect as KeyframeEffect).target?.outerHTML.slice(0, 120)} moves`),
    ...(isSmooth ? ['the page scrolls smoothly'] : []),
  ]
}
