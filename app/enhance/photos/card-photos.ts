import { readData } from '../shared/element-data'
import { prefersReducedData } from '../shared/user-preferences'
import { scrollPhotos } from './scroll-photos'

/** Adds the other photos of a card, each loaded on approach. Data saving adds nothing. */
export default function addCardPhotos(card: HTMLElement): void {
  const photo = card.querySelector('.photo')
  if (!photo || prefersReducedData()) return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      createStrip(card, photo)
    },
    { threshold: 0.6 },
  )
  observer.observe(photo)
}

function createStrip(card: HTMLElement, photo: Element): void {
  const [own = '', ...others] = readData(card, 'photos').photos.split(' ')
  const picture = photo.querySelector('picture')
  const link = card.querySelector<HTMLAnchorElement>('.name > a')
  if (!picture || !link) return
  const counter = photo.querySelector('.many')
  const total = counter?.textContent
  const strip = document.createElement('div')
  strip.className = 'card-photos'
  picture.before(strip)
  const links = [own, ...others].map((address) => {
    const copy = strip.appendChild(document.createElement('a'))
    // The title of the card is the same link, for the keyboard and for screen readers.
    Object.assign(copy, { href: link.href, tabIndex: -1, ariaHidden: 'true' })
    if (address === own) copy.append(picture)
    return copy
  })

  function load(place: number): void {
    const [link, address] = [links[place], others[place - 1]]
    if (!link || !address || link.firstChild) return
    const copy = picture?.cloneNode(true) as HTMLPictureElement
    for (const image of copy.children)
      for (const name of ['srcset', 'src']) {
        const value = image.getAttribute(name)
        if (value) image.setAttribute(name, value.replaceAll(own, address))
      }
    link.append(copy)
  }

  const readPlace = () => strip.scrollLeft / strip.clientWidth
  strip.addEventListener('scroll', () => {
    // Load the photo in view, and the one scrolling into view.
    load(Math.floor(readPlace()))
    load(Math.ceil(readPlace()))
    const number = Math.round(readPlace()) + 1
    if (counter) counter.textContent = number > 1 ? `${number} / ${total}` : (total ?? null)
    previous.hidden = number === 1
    next.hidden = number === links.length
  })
  // After a touch or hover the next photo is likely to be needed.
  for (const type of ['pointerenter', 'pointerdown'])
    strip.addEventListener(type, () => load(Math.round(readPlace()) + 1))
  const { scrollBy } = scrollPhotos(strip)
  const [previous, next] = [
    createArrow('previous', () => scrollBy(-1)),
    createArrow('next', () => scrollBy(1)),
  ]
  previous.hidden = true
  photo.append(previous, next)
}

/** Creates an arrow for the mouse only: fingers swipe, and the keyboard opens the card. */
function createArrow(name: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: `arrow ${name}`, tabIndex: -1, ariaHidden: 'true' })
  button.addEventListener('click', onClick)
  return button
}
