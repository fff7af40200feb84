import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { ProjectLeads } from './project-leads'

test('each figure of a project links to these leads, and projects without open leads are left out', () => {
  const html = renderView(
    <ProjectLeads
      projects={[
        { id: 3, title: 'Walnut', new: 2, talking: 0, waiting: 1 },
        { id: 4, title: 'Quiet', new: 0, talking: 0, waiting: 0 },
      ]}
    />,
  )
  expect([...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [href, text])).toEqual([
    ['/en/account/leads', 'All leads'],
    ['/en/account/leads?project=3', 'Walnut'],
    ['/en/account/leads?stage=new&amp;project=3', '2'],
    ['/en/account/leads?project=3&amp;waiting=1', '1'],
  ])
})

test('an account without open leads of projects has no table', () => {
  expect(renderView(<ProjectLeads projects={[]} />)).toBe('')
})
