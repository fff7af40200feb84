import { readData } from '../shared/element-data'
import { fetchVideoAd, type VideoAd } from './fetch-video-ad'
import { playInViewport } from './play-in-viewport'

/** VAST error code of a media file that cannot be played. */
const VAST_NOT_PLAYABLE = '405'

/** Shows the video ad while its place is below the screen, so that nothing shifts. */
export async function showVideoAd(place: HTMLElement, reducedMotion: boolean): Promise<void> {
  const ad = await fetchVideoAd(readData(place, 'url').url)
  const waiting = place.querySelector('template')
  // Template content loads nothing, so the player is cloned before it is filled.
  const player = waiting && document.importNode(waiting.content, true).querySelector<HTMLElement>('.video-ad')
  const video = player?.querySelector('video')
  if (!ad || !player || !video) return
  video.muted = true
  video.src = ad.fileUrl
  if (ad.posterUrl) video.poster = ad.posterUrl
  video.ariaLabel = [ad.title, ad.text].join('. ')
  try {
    await loadMetadata(video)
  } catch {
    ad.tracker.error({ ERRORCODE: VAST_NOT_PLAYABLE })
    return
  }
  showTitle(player, ad)
  addSkipButton(place, player, ad, reducedMotion)
  await waitUntilBelowViewport(place)
  place.append(player)
  playInViewport(video, ad.tracker, !reducedMotion)
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
