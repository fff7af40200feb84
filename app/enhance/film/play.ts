import type { VASTTracker } from '@dailymotion/vast-client'

/** Plays a film while half of it is in sight, unless somebody has stopped it, and tells its advertiser. */
export function playInSight(video: HTMLVideoElement, tracker: VASTTracker, byItself: boolean): void {
  let inSight = false
  let stopped = !byItself
  new IntersectionObserver(
    ([entry]) => {
      inSight = (entry?.intersectionRatio ?? 0) >= 0.5
      if (!inSight) video.pause()
      // A browser may refuse to play anything by itself.
      else if (!stopped) video.play().catch(() => undefined)
    },
    { threshold: [0, 0.5] },
  ).observe(video)
  video.addEventListener('playing', () => {
    stopped = false
    tracker.trackImpression()
    tracker.setPaused(false)
  })
  video.addEventListener('timeupdate', () => tracker.setProgress(video.currentTime))
  video.addEventListener('pause', () => {
    // Taken away it is not paused.
    if (video.ended || !video.isConnected) return
    stopped ||= inSight
    tracker.setPaused(true)
  })
  video.addEventListener('volumechange', () => tracker.setMuted(video.muted))
  video.addEventListener('ended', () => {
    stopped = true
  })
  // Seen again it is not seen by one more.
  video.addEventListener('ended', () => tracker.complete(), { once: true })
}
