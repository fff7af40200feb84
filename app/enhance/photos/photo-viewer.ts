import { readData } from '../shared/element-data'
import { prefersReducedData } from '../shared/user-preferences'
import { scrollPhotos } from './scroll-photos'

/**
 * Shows the photos of a gallery one at a time, by swiping, arrow keys or buttons. Closing returns the focus
 * to the gallery. The browser's Back button closes it, too, instead of leaving the page.
 */
export function openPhotoViewer(gallery: HTMLElement, opener: HTMLAnchorElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[href^="#photo-"]')]
  const messages = readData(gallery, 'close', 'previous', 'next')
  const dialog = document.createElement('dialog')
  const counter = document.createElement('p')
  const strip = document.createElement('ol')
  const photos = scrollPhotos(strip)
  const close = createButton('close', messages.close, () => dialog.close())
  const previous = createButton('previous', messages.previous, () => photos.scrollBy(-1))
  const next = createButton('next', messages.next, () => photos.scrollBy(1))
  let shown = -1
  let isBack = false

  dialog.className = 'photo-viewer'
  dialog.ariaLabel = gallery.ariaLabel
  strip.ariaLabel = gallery.ariaLabel
  counter.setAttribute('aria-live', 'polite')
  strip.tabIndex = 0
  strip.append(...links.map(createItem))
  dialog.append(counter, close, strip, previous, next, ...cloneCallBar(gallery))

  strip.addEventListener('scroll', () => show(Math.round(strip.scrollLeft / strip.clientWidth)))
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const place = { Home: 0, End: links.length - 1 }[event.key]
    if (step !== undefined) photos.scrollBy(step)
    else if (place !== undefined) photos.scrollTo(place)
    else return
    event.preventDefault()
  })
  dialog.addEventListener('click', ({ target }) => {
    // The link leads elsewhere on the page, so the focus must not return to the gallery.
    if (!(target as Element).closest('a')) return
    removeEventListener('popstate', closeOnBack)
    dialog.remove()
  })
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', closeOnBack)
    dialog.remove()
    if (!isBack) history.back()
    const link = links[shown]
    // Desktops show only the first photos.
    if (link?.offsetParent) link.focus()
    else opener.focus()
  })
  gallery.parentElement?.append(dialog)
  dialog.showModal()
  history.pushState(history.state, '')
  addEventListener('popstate', closeOnBack)
  const first = Math.max(0, links.indexOf(opener))
  photos.scrollTo(first, 'instant')
  show(first)

  function closeOnBack(): void {
    isBack = true
    dialog.close()
  }

  function show(place: number): void {
    if (place === shown) return
    shown = place
    counter.textContent = links[place]?.parentElement?.querySelector('.no')?.textContent ?? ''
    const focused = [previous, next].find((button) => button === document.activeElement)
    previous.disabled = place === 0
    next.disabled = place === links.length - 1
    // The arrow keys must work after the focused button becomes disabled.
    if (focused?.disabled) strip.focus()
    const ahead = prefersReducedData() ? 0 : 1
    for (const image of [...strip.querySelectorAll('img')].slice(place, place + ahead + 1))
      image.loading = 'eager'
  }
}

function createItem(link: HTMLAnchorElement): HTMLLIElement {
  const item = document.createElement('li')
  for (const part of link.children) {
    const copy = item.appendChild(part.cloneNode(true) as Element)
    for (const source of copy.querySelectorAll<HTMLImageElement>('source, img')) source.sizes = '100vw'
  }
  return item
}

function createButton(name: string, label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: `${name} btn icon`, ariaLabel: label })
  button.addEventListener('click', onClick)
  return button
}

/** Clones the call bar, so that price and phone stay in reach. */
function cloneCallBar(gallery: HTMLElement): Node[] {
  const bar = gallery.parentElement?.querySelector('.call-bar')
  return bar ? [bar.cloneNode(true)] : []
}
