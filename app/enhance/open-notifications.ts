import { readCount } from './shared/count-dot'

/** Opens the latest unread notifications below the bell; without any, the bell leads to all of them. */
export function openNotificationsOnClick(bell: HTMLAnchorElement): void {
  bell.addEventListener('click', (event) => {
    const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!isPlainClick || !bell.showPopover || !readCount(bell) || bell.pathname === location.pathname) return
    event.preventDefault()
    import('./notification-list/notification-list')
      .then(({ toggleNotifications }) => toggleNotifications(bell))
      .then(
        (isShown) => isShown || location.assign(bell.href),
        () => location.assign(bell.href),
      )
  })
}
