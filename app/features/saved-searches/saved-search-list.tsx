import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay, formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { SAVED_SEARCHES_PATH } from '~contract/saved-searches'
import { savedSearchesForm, toRowOperation } from './form'
import type { SavedSearchesData } from './loader.server'

export function SavedSearchList({ data: { searches } }: { data: SavedSearchesData }) {
  const { t } = useTranslation('saved-searches')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(savedSearchesForm)
  const listHref = toLocalizedPath(SAVED_SEARCHES_PATH, language)
  if (searches.length === 0)
    return (
      <EmptyState
        title={t('none_title')}
        action={<ButtonLink href={toLocalizedPath('/s', language)}>{t('search')}</ButtonLink>}
      >
        {t('none_text')}
      </EmptyState>
    )
  return (
    <PostForm form={form} action={listHref}>
      <ul className="saved-searches">
        {searches.map(({ id, name, href, newestHref, total, newCount, sendsEmails, createdAt }) => (
          <li key={id}>
            <div>
              <h2>
                <a href={href}>{name}</a>
              </h2>
              <p className="mute sm">
                {total === undefined ? null : (
                  <span>{t('found', { count: total, shown: formatNumber(total, language) })}</span>
                )}
                {newCount ? (
                  <a href={newestHref}>
                    {t('new_this_week', { count: newCount, shown: formatNumber(newCount, language) })}
                  </a>
                ) : null}
                <span>{t('saved_on', { day: formatDay(createdAt, language) })}</span>
              </p>
            </div>
            <Button
              size="small"
              variant="plain"
              icon="bell"
              name={fields.operation.name}
              value={toRowOperation(sendsEmails ? 'stop_emails' : 'send_emails', id)}
            >
              {t(sendsEmails ? 'stop_emails' : 'send_emails')} <span className="visually-hidden">{name}</span>
            </Button>
            <ButtonLink size="small" variant="plain" icon="trash" href={`${listHref}?delete=${id}`}>
              {t('delete')} <span className="visually-hidden">{name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PostForm>
  )
}
