import { useTranslation } from 'react-i18next'
import type { NavItem } from '~/page/layout-data'
import { Badge } from '~/ui/badge'
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
              <Dropdown summary={item.label} name="nav">
                {item.children.map((child) => (
                  <LayoutLink key={child.href} link={child} className="item" />
                ))}
              </Dropdown>
            ) : (
              <LayoutLink link={item}>
                <NavBadge badge={item.badge} />
              </LayoutLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function NavBadge({ badge }: { badge: NavItem['badge'] }) {
  if (!badge) return null
  if (!badge.point) return <Badge tone="ok">{badge.text}</Badge>
  return (
    <span className="point">
      <span className="visually-hidden">{badge.text}</span>
    </span>
  )
}
