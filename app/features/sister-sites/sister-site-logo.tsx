/** Renders the logo, without alt text as the name is beside it. */
export function SisterSiteLogo({ src, large }: { src: string; large?: boolean }) {
  const size = large ? 44 : 28
  return <img src={src} alt="" width={size} height={size} loading="lazy" />
}
