import { useTranslation } from 'react-i18next'
import type { NavItem } from '~/page/layout-data'
import { BadgeColors, ColoredBadge } from '~/ui/colored-badge'
import { Dropdown } from '~/ui/disclosure'
import { LayoutLink } from './layout-links'

export function MainNav({ items }: { items: NavItem[] }) {
  const { t } = useTranslation('layout')
  if (items.length === 0) return null
  return (
    <nav className="nav" aria-label={t('main_nav')}>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            {item.children?.length ? (
              <Dropdown summary={<NavLabel item={item} />} name="nav">
                {item.children.map((child) => (
                  <NavLink key={child.href} item={child} className="item" />
                ))}
              </Dropdown>
            ) : (
              <NavLink item={item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links the colours of the menu's badges; below the page, which would otherwise wait for them. */
export function MenuBadgeColors({ items }: { items: NavItem[] }) {
  return <BadgeColors badges={listBadges(items)} />
}

export function NavLink({ item, className }: { item: NavItem; className?: string }) {
  return (
    <LayoutLink link={item} className={className}>
      {item.badge ? <ColoredBadge {...item.badge} /> : null}
    </LayoutLink>
  )
}

export function NavLabel({ item: { label, badge } }: { item: NavItem }) {
  return (
    <>
      {`${label} `}
      {badge ? <ColoredBadge {...badge} /> : null}
    </>
  )
}

const listBadges = (items: NavItem[]) =>
  items.flatMap((item) => [item, ...(item.children ?? [])]).flatMap(({ badge }) => badge ?? [])
