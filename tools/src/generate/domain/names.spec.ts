import { namesOf } from './names.ts';

it('spells a domain’s word in every way that code, tables and screens need', () => {
  expect(namesOf('purchase-orders')).toEqual({
    plural: 'purchase-orders',
    singular: 'purchase-order',
    Entity: 'PurchaseOrder',
    Entities: 'PurchaseOrders',
    entity: 'purchaseOrder',
    entities: 'purchaseOrders',
    table: 'purchase_orders',
    event: 'purchase_order',
    word: 'purchase order',
    words: 'purchase orders',
    Words: 'Purchase orders',
  });
  expect(namesOf('categories').singular).toBe('category');
  expect(namesOf('people', 'person').Entity).toBe('Person');
  for (const name of ['Spare Parts', '../parts', 'sheep', '1st']) expect(() => namesOf(name)).toThrow();
});
