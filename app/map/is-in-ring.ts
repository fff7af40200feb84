/** Counts how often a ray from the point to the right crosses the ring (even–odd rule). */
export function isInRing([x = 0, y = 0]: readonly number[], ring: readonly (readonly number[])[]): boolean {
  let isIn = false
  for (const [index, [ax = 0, ay = 0]] of ring.entries()) {
    const [bx = 0, by = 0] = ring.at(index - 1) ?? []
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) isIn = !isIn
  }
  return isIn
}
