import { expect, test } from 'vitest'
import { groupPackages } from './group-packages'

const onePackage = (id: number, description = '') => ({ id, description })

const grouped = (...packages: ReturnType<typeof onePackage>[]) =>
  groupPackages(packages).map((group) => [group.description, ...group.packages.map(({ id }) => id)])

test('neighbouring packages with one description are one group, in their order', () => {
  expect(grouped(onePackage(1, 'first'), onePackage(2, 'first'), onePackage(3, 'second'))).toEqual([
    ['first', 1, 2],
    ['second', 3],
  ])
})

test('packages without a description are groups of their own', () => {
  expect(grouped(onePackage(1), onePackage(2))).toEqual([
    [undefined, 1],
    [undefined, 2],
  ])
})

test('packages of a promotion are named by their tier', () => {
  const [group] = groupPackages([{ ...onePackage(7, 'before all others'), vipTier: 3 }])
  expect(group?.tier).toBe('SUPER VIP')
})
