import { readData } from './shared/element-data'
import { prefersReducedData, prefersReducedMotion } from './shared/user-preferences'
import { waitUntilVisible } from './shared/wait-until-visible'

/**
 * Duration of each banner: 30 s, from the specification. The module that rotates them is loaded when the
 * first one ends.
 */
const FIRST_BANNER_MS = 30_000

/** Rotates banners, with a button to pause. */
export async function rotateBanner(space: HTMLElement): Promise<void> {
  const button = space.querySelector<HTMLElement>('[data-on]')
  if (!button || prefersReducedData() || prefersReducedMotion()) return
  const { on, off } = readData(button, 'on', 'off')
  button.hidden = false
  button.addEventListener('click', () => {
    button.textContent = space.toggleAttribute('data-paused') ? on : off
  })
  await waitUntilVisible(FIRST_BANNER_MS)
  // If this file cannot be loaded, for example behind an ad blocker, the banner stays.
  const rotation = await import('./keep-rotating').catch(() => undefined)
  rotation?.keepRotating(space)
}
