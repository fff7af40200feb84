/** The name stands beside it. */
export function SisterSiteLogo({ src, large }: { src: string; large?: boolean }) {
  const size = large ? 44 : 28
  return <img src={src} alt="" width={size} height={size} loading="lazy" />
}
