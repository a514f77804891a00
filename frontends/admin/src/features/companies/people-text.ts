/** How many people belong to a company, in words. */
export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
