import { closeDropdown } from './dropdown'
import { pollNotificationCount } from './notification-count'
import { rotateBanner } from './rotating-banner'
import { stickHeader } from './sticky-header'

/** Enhancements that hydrated pages have as well. */
export const layoutEnhancements = {
  dropdown: closeDropdown,
  'notification-count': pollNotificationCount,
  'rotating-banner': rotateBanner,
  // Few pages have the form; if the file cannot be loaded, it is submitted as without script.
  'sign-out': (form: HTMLFormElement) =>
    import('./sign-out').then(
      ({ default: signOutInPlace }) => signOutInPlace(form),
      () => undefined,
    ),
  'sticky-header': stickHeader,
}
