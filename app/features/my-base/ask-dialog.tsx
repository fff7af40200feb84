import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { localizedPath } from '../../i18n/languages'
import { Button, ButtonLink } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { formatLari, topUpAddress } from '../balance'
import { addressOf } from './address'
import type { BaseData } from './load.server'
import { useWish } from './wish-words'

/** Above the list: what a number costs and what is there to pay it with. */
export function AskDialog({ data }: { data: unknown }) {
  const { t } = useTranslation(['base', 'ui'])
  const { language } = usePage()
  const { question, asked, numberPrice, ...dictionaries } = data as BaseData
  const wish = useWish(dictionaries)
  if (!question) return null
  const here = localizedPath(addressOf(asked), language)
  const { client, balance } = question
  const isEnough = balance === undefined || balance >= numberPrice
  return (
    <Dialog
      id="ask"
      size="small"
      title={t('base:ask.title')}
      summary={wish(client).title}
      closeHref={here}
      closeLabel={t('ui:close')}
    >
      <form className="stack" method="post" action={here}>
        <p>{t('base:ask.text', { price: formatLari(numberPrice, language) })}</p>
        {balance === undefined ? null : (
          <p>{t('base:ask.balance', { balance: formatLari(balance, language) })}</p>
        )}
        <input type="hidden" name="client" value={client.id} />
        {isEnough ? (
          <Button variant="main" wide icon="phone" name="intent" value="ask">
            {t('base:ask.pay', { price: formatLari(numberPrice, language) })}
          </Button>
        ) : (
          <ButtonLink variant="main" wide icon="plus" href={topUpAddress(here)} rel="nofollow">
            {t('base:ask.top_up')}
          </ButtonLink>
        )}
        <ButtonLink variant="plain" wide href={here}>
          {t('base:ask.not_now')}
        </ButtonLink>
      </form>
    </Dialog>
  )
}
