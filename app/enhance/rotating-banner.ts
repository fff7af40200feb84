import { readData } from './shared/element-data'
import { prefersReducedData, prefersReducedMotion } from './shared/user-preferences'
import { waitUntilVisible } from './shared/wait-until-visible'

/** As long as each banner is shown: 30 s, from the specification. What changes them is loaded when the first one ends. */
const FIRST_BANNER_MS = 30_000

/** Lets the visitor pause banners that follow one another. */
export async function rotateBanner(space: HTMLElement): Promise<void> {
  const button = space.querySelector<HTMLElement>('[data-on]')
  if (!button || prefersReducedData() || prefersReducedMotion()) return
  const { on, off } = readData(button, 'on', 'off')
  button.hidden = false
  button.addEventListener('click', () => {
    button.textContent = space.toggleAttribute('data-paused') ? on : off
  })
  await waitUntilVisible(FIRST_BANNER_MS)
  // Without this file the banner stays, as it does where an ad blocker stops it.
  const rotation = await import('./keep-rotating').catch(() => undefined)
  rotation?.keepRotating(space)
}
