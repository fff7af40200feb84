/** Largest number shown; above it, like the server, "99+". */
const MAX_SHOWN = 99

/** Shows a count as the dot on a link; no dot for zero. */
export function showCount(link: Element, count: number): void {
  const dot = findDot(link) ?? link.appendChild(document.createElement('span'))
  dot.className = 'dot'
  dot.ariaHidden = 'true'
  dot.textContent = count > MAX_SHOWN ? ` ${MAX_SHOWN}+ ` : ` ${count} `
  if (count < 1) dot.remove()
}

export function readCount(link: Element): number {
  return Number.parseInt(findDot(link)?.textContent ?? '0', 10)
}

function findDot(link: Element): Element | null {
  return link.querySelector('.dot')
}
