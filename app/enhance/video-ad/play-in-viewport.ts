import type { VASTTracker } from '@dailymotion/vast-client'

/**
 * Plays the video while half of it is visible, unless the visitor paused it, and reports to the advertiser.
 */
export function playInViewport(video: HTMLVideoElement, tracker: VASTTracker, autoplay: boolean): void {
  let isInViewport = false
  let isStopped = !autoplay
  new IntersectionObserver(
    ([entry]) => {
      isInViewport = (entry?.intersectionRatio ?? 0) >= 0.5
      if (!isInViewport) video.pause()
      // A browser may refuse to autoplay.
      else if (!isStopped) video.play().catch(() => undefined)
    },
    { threshold: [0, 0.5] },
  ).observe(video)
  video.addEventListener('playing', () => {
    isStopped = false
    tracker.trackImpression()
    tracker.setPaused(false)
  })
  video.addEventListener('timeupdate', () => tracker.setProgress(video.currentTime))
  video.addEventListener('pause', () => {
    // A removed video fires no pause event.
    if (video.ended || !video.isConnected) return
    isStopped ||= isInViewport
    tracker.setPaused(true)
  })
  video.addEventListener('volumechange', () => tracker.setMuted(video.muted))
  video.addEventListener('ended', () => {
    isStopped = true
  })
  // A replay is not reported as another view.
  video.addEventListener('ended', () => tracker.complete(), { once: true })
}
