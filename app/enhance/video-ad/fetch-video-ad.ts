import { VASTClient, VASTTracker } from '@dailymotion/vast-client'

const TIMEOUT_MS = 5_000

export interface VideoAd {
  title: string
  text: string
  fileUrl: string
  posterUrl: string | undefined
  targetUrl: string | undefined
  /** Seconds until the ad can be skipped; undefined: never. */
  skipAfter: number | undefined
  tracker: VASTTracker
}

interface Creative {
  type: string
  mediaFiles?: { fileURL: string; mimeType: string; bitrate: number }[]
  variations?: { staticResources: { url: string }[] }[]
  skipDelay?: number | null
  videoClickThroughURLTemplate?: { url: string } | null
}

/** Requests a VAST advertisement; undefined if the browser can play none. */
export async function fetchVideoAd(vastUrl: string): Promise<VideoAd | undefined> {
  // The library counts its calls in persistent storage; ours is in memory.
  const memory = new Map<string, unknown>()
  const store = { getItem: memory.get.bind(memory), setItem: memory.set.bind(memory) }
  const client = new VASTClient(0, 0, store as unknown as ConstructorParameters<typeof VASTClient>[2])
  const { ads } = await client.get(new URL(vastUrl, location.href).href, { timeout: TIMEOUT_MS })
  const [ad] = ads
  const creatives: Creative[] = ad?.creatives ?? []
  const linearCreative = creatives.find(({ type }) => type === 'linear')
  const file = linearCreative && findLightestFile(linearCreative.mediaFiles ?? [])
  if (!linearCreative || !file) return undefined
  const creative = linearCreative as unknown as ConstructorParameters<typeof VASTTracker>[2]
  const tracker = new VASTTracker(client, ad, creative, null, true)
  // Otherwise the library takes the start for a resume.
  tracker.paused = false
  return {
    title: ad.title ?? '',
    text: ad.description ?? '',
    fileUrl: file,
    tracker,
    posterUrl: creatives.find(({ type }) => type === 'companion')?.variations?.[0]?.staticResources[0]?.url,
    targetUrl: parseWebUrl(linearCreative.videoClickThroughURLTemplate?.url),
    skipAfter: linearCreative.skipDelay ?? undefined,
  }
}

function findLightestFile(files: NonNullable<Creative['mediaFiles']>): string | undefined {
  const probe = document.createElement('video')
  const playable = files.filter(({ mimeType }) => probe.canPlayType(mimeType))
  return playable.sort((one, other) => one.bitrate - other.bitrate)[0]?.fileURL
}

/** Returns only web links: an advertiser's link must not run script. */
function parseWebUrl(address: string | undefined): string | undefined {
  return address && /^https?:\/\//i.test(address) ? address : undefined
}
