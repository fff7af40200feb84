import { useTranslation } from 'react-i18next'
import { ButtonForm } from '~/forms/button-form'
import type { LayoutData } from '~/page/layout-data'
import { usePage } from '~/page/use-page'
import { Avatar } from '~/ui/avatar'
import { ButtonLink } from '~/ui/button'
import { Dropdown } from '~/ui/disclosure'
import { Icon } from '~/ui/icon'
import { LayoutLink } from './layout-links'

export function UserMenu({ layout }: { layout: LayoutData }) {
  const { t } = useTranslation('layout')
  const { user, signInHref } = layout
  if (!user) {
    return (
      <ButtonLink
        variant="plain"
        size="small"
        icon="user"
        href={signInHref}
        rel="nofollow"
        title={t('authorization')}
      >
        {t('sign_in')}
      </ButtonLink>
    )
  }
  return (
    <Dropdown
      alignEnd
      summaryClass="btn plain small"
      summary={
        <>
          <span className="visually-hidden">{t('account_menu', { name: user.name })}</span>{' '}
          <Avatar name={user.name} src={user.picture} size="small" />
        </>
      }
    >
      {user.pageHref ? (
        <a className="item" href={user.pageHref}>
          {`${user.name} `}
        </a>
      ) : (
        <p className="item dim sm">{user.name}</p>
      )}
      {user.links.map((link) => (
        <LayoutLink key={link.href} link={link} className="item" />
      ))}
      <SignOut />
    </Dropdown>
  )
}

/** Renders a form, as signing out changes state. */
export function SignOut() {
  const { t } = useTranslation('layout')
  const { layout } = usePage()
  return (
    <ButtonForm action="/do/sign-out" data-enhance="sign-out" data-home={layout.homeHref}>
      <button type="submit" className="item">
        <Icon name="signOut" />
        {t('sign_out')}
      </button>
    </ButtonForm>
  )
}
