import type { LoaderFunctionArgs } from '@remix-run/node'
import type { KnownCaller } from '~/features/call-request'
import { createOgImage } from '~/features/share/index.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import type { CompanyDetails } from '~/upstream/companies.server'
import type { CompanyType } from '~contract/companies'
import { toReaderName } from '~contract/values/reader-name'
import { toCompanyShareImage } from '../share-images.server'

export async function loadKnownCaller(args: LoaderFunctionArgs): Promise<KnownCaller> {
  const visitor = getVisitor(args)
  const user = await visitor.optional('user', visitor.user())
  return { name: user?.name, phone_number: user?.phone }
}

const MAX_DESCRIPTION_LENGTH = 160

export async function loadCompanyMeta(
  { request, context }: LoaderFunctionArgs,
  kind: CompanyType,
  company: CompanyDetails,
  canonical: string,
) {
  const { language } = getVisitor({ request, context })
  const { key, name, about } = company
  const i18n = await getI18n(language)
  return {
    title: toReaderName(name, language),
    canonical,
    description: about?.slice(0, MAX_DESCRIPTION_LENGTH),
    socialImage: await createOgImage(kind, key, { language, site: context.site }, (locale) =>
      toCompanyShareImage(company, kind, locale),
    ),
    listTitle: i18n.getFixedT(language, 'companies')(`${kind}s.title`),
  }
}

export type CompanyMeta = Awaited<ReturnType<typeof loadCompanyMeta>>
