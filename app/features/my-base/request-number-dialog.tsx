import { useTranslation } from 'react-i18next'
import { formatLari, topUpHref } from '~/features/balance'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { requestNumberForm } from './form'
import type { MyBaseData } from './loader.server'
import { myBaseUrl } from './urls'
import { useDescribeSearchRequest } from './use-describe-search-request'

export function RequestNumberDialog({ data }: { data: unknown }) {
  const { t } = useTranslation(['my-base', 'ui'])
  const { language, layout } = usePage()
  const { form, fields, isRejected } = useDefinedForm(requestNumberForm)
  const { question, query, numberPrice, ...dictionaries } = data as MyBaseData
  const describeRequest = useDescribeSearchRequest(dictionaries)
  if (!question) return null
  const listUrl = toLocalizedPath(myBaseUrl(query), language)
  const { client, balance } = question
  const isEnough = balance === undefined || balance >= numberPrice
  return (
    <Dialog
      id="ask"
      size="small"
      focus={isRejected ? 'inside' : 'title'}
      title={t('my-base:number_request.title')}
      summary={describeRequest(client).title}
      closeHref={listUrl}
      closeLabel={t('ui:close')}
    >
      <PostForm form={form} action={layout.currentHref}>
        <p>{t('my-base:number_request.text', { price: formatLari(numberPrice, language) })}</p>
        {balance === undefined ? null : (
          <p>{t('my-base:number_request.balance', { balance: formatLari(balance, language) })}</p>
        )}
        <input type="hidden" name={fields.client.name} value={client.id} />
        {isEnough ? (
          <Button variant="main" wide icon="phone">
            {t('my-base:number_request.pay', { price: formatLari(numberPrice, language) })}
          </Button>
        ) : (
          <ButtonLink variant="main" wide icon="plus" href={topUpHref(listUrl)} rel="nofollow">
            {t('my-base:number_request.top_up')}
          </ButtonLink>
        )}
        <ButtonLink variant="plain" wide href={listUrl}>
          {t('my-base:number_request.cancel')}
        </ButtonLink>
      </PostForm>
    </Dialog>
  )
}
