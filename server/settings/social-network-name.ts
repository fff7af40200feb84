const NETWORK_NAMES: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  't.me': 'Telegram',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** Returns the name of a social network by its host; other hosts are named as they are. */
export function getSocialNetworkName(url: string): string {
  const host = new URL(url).hostname.replace(/^(www|m)\./, '')
  return NETWORK_NAMES[host] ?? host
}
