import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { withoutParams } from '~/http/own-path'
import { defineDialog } from '~/page/dialog'
import { getVisitor } from '~/session/visitor.server'
import { brokerByKey } from '~/upstream/companies.server'
import { parseId } from '~contract/values/ids'
import { toReaderName } from '~contract/values/reader-name'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { callRequestAction } from './action.server'
import styleSheet from './call-request.css?url'
import { CALL_COMPANY_PARAM, CALL_REQUEST_PARAM, CALL_SUBJECT_PARAM, callRequestHref } from './urls'

export const callRequestDialog = defineDialog({
  async load(args) {
    const url = new URL(args.request.url)
    const visitor = getVisitor(args)
    const user = await visitor.optional('user', visitor.user())
    const subject = url.searchParams.get(CALL_SUBJECT_PARAM) ?? undefined
    const companyId = parseId(url.searchParams.get(CALL_COMPANY_PARAM))
    const company =
      companyId === undefined
        ? undefined
        : await visitor.optional('company', visitor.call(brokerByKey(String(companyId))))
    const isSent = url.searchParams.get(CALL_REQUEST_PARAM) === 'sent'
    return {
      data: {
        isSent: isSent && hasSentForm('call_request', args.request),
        closeHref: withoutParams(url, CALL_REQUEST_PARAM, CALL_SUBJECT_PARAM, CALL_COMPANY_PARAM),
        action: callRequestHref(args.request.url, '1', subject ? { name: subject, companyId } : undefined),
        isForCompany: companyId !== undefined,
        companyName: company && toReaderName(company.name, visitor.language),
        known: {
          name: user?.name,
          phone_number: user?.phone,
          comment: subject?.slice(0, MAX_LINE_LENGTH),
        },
      },
    }
  },
  action: callRequestAction,
  styleSheet,
})
