import type { VASTTracker } from '@dailymotion/vast-client'

/** Plays a film while half of it is in sight, unless somebody has stopped it, and tells its advertiser. */
export function playInViewport(video: HTMLVideoElement, tracker: VASTTracker, autoplay: boolean): void {
  let isInViewport = false
  let isStopped = !autoplay
  new IntersectionObserver(
    ([entry]) => {
      isInViewport = (entry?.intersectionRatio ?? 0) >= 0.5
      if (!isInViewport) video.pause()
      // A browser may refuse to play anything by itself.
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
    // Taken away it is not paused.
    if (video.ended || !video.isConnected) return
    isStopped ||= isInViewport
    tracker.setPaused(true)
  })
  video.addEventListener('volumechange', () => tracker.setMuted(video.muted))
  video.addEventListener('ended', () => {
    isStopped = true
  })
  // Seen again it is not seen by one more.
  video.addEventListener('ended', () => tracker.complete(), { once: true })
}
