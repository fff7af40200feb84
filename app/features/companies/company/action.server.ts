import type { ActionFunctionArgs } from '@remix-run/node'
import { companyCallRequestAction } from '~/features/call-request/index.server'
import { getVisitor } from '~/session/visitor.server'
import { developerByKey } from '~/upstream/companies.server'
import { projectByKey } from '~/upstream/projects.server'

export async function developerAction(args: ActionFunctionArgs, key: string) {
  return companyCallRequestAction(args, async () => {
    const { id, name } = await getVisitor(args).call(developerByKey(key))
    return { name, companyId: id }
  })
}

export async function projectAction(args: ActionFunctionArgs, key: string) {
  return companyCallRequestAction(args, async () => {
    const project = await getVisitor(args).call(projectByKey(key))
    return { name: getProjectSubject(project), companyId: project.developer?.id }
  })
}

function getProjectSubject({
  name,
  developer,
}: {
  name: string
  developer?: { name: string } | null | undefined
}) {
  return developer ? `${developer.name}, ${name}` : name
}
