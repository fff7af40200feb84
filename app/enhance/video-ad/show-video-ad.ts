import { readData } from '../shared/element-data'
import { waitUntilVisible } from '../shared/wait-until-visible'
import { fetchVideoAd, type VideoAd } from './fetch-video-ad'
import { playInViewport } from './play-in-viewport'

/** VAST error code of a media file that cannot be played. */
const VAST_NOT_PLAYABLE = '405'

/** Time for which an ad stays after it has ended, from the specification, in ms. */
const REFRESH_MS = 30_000

interface Player {
  element: HTMLElement
  play(): void
}

/** Shows the video ad while its place is below the screen, so that nothing shifts. */
export async function showVideoAd(place: HTMLElement, reducedMotion: boolean): Promise<void> {
  const player = await loadPlayer(place, reducedMotion)
  if (!player) return
  await waitUntilBelowViewport(place)
  place.append(player.element)
  player.play()
}

/** Requests an ad and loads its video into a new player. */
async function loadPlayer(place: HTMLElement, reducedMotion: boolean): Promise<Player | undefined> {
  const ad = await fetchVideoAd(readData(place, 'url').url)
  const waiting = place.querySelector('template')
  // Template content loads nothing, so the player is cloned before it is filled.
  const element =
    waiting && document.importNode(waiting.content, true).querySelector<HTMLElement>('.video-ad')
  const video = element?.querySelector('video')
  if (!ad || !element || !video) return undefined
  video.muted = true
  video.src = ad.fileUrl
  if (ad.posterUrl) video.poster = ad.posterUrl
  video.ariaLabel = [ad.title, ad.text].join('. ')
  try {
    await loadMetadata(video)
  } catch {
    ad.tracker.error({ ERRORCODE: VAST_NOT_PLAYABLE })
    return undefined
  }
  showTitle(element, ad)
  addSkipButton(place, element, ad, reducedMotion)
  return {
    element,
    play() {
      playInViewport(video, ad.tracker, !reducedMotion)
      if (!reducedMotion) ad.tracker.on('complete', () => replaceLater(place, element, video))
    },
  }
}

/** Replaces an ended ad by the next one, unless the visitor has closed it, replays it or points at it. */
async function replaceLater(
  place: HTMLElement,
  element: HTMLElement,
  video: HTMLVideoElement,
): Promise<void> {
  do await waitUntilVisible(REFRESH_MS)
  while (element.isConnected && (!video.ended || element.matches(':hover, :focus-within')))
  const next = element.isConnected ? await loadPlayer(place, false).catch(() => undefined) : undefined
  if (!next || !element.isConnected) return
  element.replaceWith(next.element)
  next.play()
}

function loadMetadata(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener('loadedmetadata', () => resolve(), { once: true })
    video.addEventListener('error', reject, { once: true })
    video.load()
  })
}

function showTitle(parts: HTMLElement, { title, targetUrl: target, tracker }: VideoAd): void {
  const place = parts.querySelector('b')
  if (!target) {
    place?.append(title)
    return
  }
  const link = document.createElement('a')
  Object.assign(link, { href: target, target: '_blank', rel: 'sponsored noopener', textContent: title })
  link.addEventListener('click', () => tracker.click())
  place?.replaceWith(link)
}

/** Adds the button, which counts down until the video can be skipped; without autoplay it does not wait. */
function addSkipButton(
  place: HTMLElement,
  parts: HTMLElement,
  { skipAfter, tracker }: VideoAd,
  calm: boolean,
): void {
  const button = parts.querySelector<HTMLButtonElement>('[data-soon]')
  if (!button) return
  const { soon, done } = readData(button, 'soon', 'done')
  const skip = button.textContent
  if (skipAfter === undefined) button.hidden = true
  else if (!calm) count(skipAfter)
  tracker.on('skip-countdown', count)
  tracker.on('complete', () => {
    button.hidden = false
    button.disabled = false
    button.textContent = done
  })
  button.addEventListener('click', () => {
    if (button.textContent === done) tracker.close()
    else tracker.skip()
    parts.remove()
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  })

  function count(left: number) {
    if (!button || calm) return
    button.disabled = left > 0
    button.textContent = left > 0 ? soon.replace('#', String(Math.ceil(left))) : skip
  }
}

function waitUntilBelowViewport(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < innerHeight) return
      observer.disconnect()
      resolve()
    })
    observer.observe(place)
  })
}
