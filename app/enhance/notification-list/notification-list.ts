import { addStyles } from '../shared/add-styles'
import { readData } from '../shared/element-data'
import { fetchJson } from '../shared/fetch-json'
import styles from './notification-list.css?inline'

/** JSON response of `/data/unseen?latest=1`. */
export interface LatestNotifications {
  latest: { title: string; day: string; href: string }[]
  title: string
  all: string
}

/** Minimum distance from the edges of the screen, in px. */
const MIN_MARGIN_PX = 8

const panels = new WeakMap<HTMLElement, HTMLElement>()

/** Shows the list below the bell, or hides it. Returns false if it cannot be loaded. */
export async function toggleNotifications(bell: HTMLAnchorElement): Promise<boolean> {
  const shown = panels.get(bell)
  if (shown?.matches(':popover-open')) {
    shown.hidePopover()
    return true
  }
  const answer = await fetchJson<LatestNotifications>(`${readData(bell, 'url').url}?latest=1`)
  if (!answer) return false
  const panel = shown ?? createPanel(bell)
  panels.set(bell, panel)
  fillPanel(panel, answer, bell.href)
  panel.showPopover()
  placeBelow(panel, bell)
  // The header may leave the screen.
  addEventListener('scroll', () => panel.hidePopover(), { once: true, passive: true })
  return true
}

/** Aligns the right edges, unless the panel would leave the screen. */
function placeBelow(panel: HTMLElement, bell: HTMLElement): void {
  const { bottom, right } = bell.getBoundingClientRect()
  const room = document.documentElement.clientWidth - panel.offsetWidth - MIN_MARGIN_PX
  const left = Math.max(MIN_MARGIN_PX, Math.min(right - panel.offsetWidth, room))
  panel.style.translate = `${left}px ${bottom + 6}px`
}

function createPanel(bell: HTMLAnchorElement): HTMLElement {
  addStyles(styles)
  const panel = document.createElement('section')
  panel.className = 'notification-list'
  panel.popover = 'auto'
  panel.addEventListener('toggle', (event) => {
    bell.ariaExpanded = String((event as ToggleEvent).newState === 'open')
  })
  bell.after(panel)
  return panel
}

function fillPanel(panel: HTMLElement, { latest, title, all }: LatestNotifications, allHref: string): void {
  panel.ariaLabel = title
  const links = latest.map(({ title, day, href }) => {
    const link = createLink(title, href)
    const time = link.appendChild(document.createElement('small'))
    time.textContent = ` ${day} `
    return link
  })
  links.push(createLink(all, allHref))
  if (links[0]) links[0].autofocus = true
  panel.replaceChildren(...links)
}

function createLink(text: string, href: string): HTMLAnchorElement {
  const link = document.createElement('a')
  Object.assign(link, { className: 'item', href, textContent: text })
  return link
}
