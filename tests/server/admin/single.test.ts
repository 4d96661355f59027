import { describe, expect, it } from 'vitest';
import { bodyOf, typedFields, whenAsked } from '../../support/entities';
import { config, resources } from '../../support/every-entity';
import { badValues } from '../../support/sample';
import { shopRecords } from '../../support/shop-records';

const shop = shopRecords(config);

describe.each(
  resources.filter(({ single }) => single).map((resource) => ({ name: resource.name, resource })),
)('$name, of which there is one', ({ resource }) => {
  it('is null before it is saved, is created once and edited by version', async () => {
    const save = (body: object) => shop.owner.client.put(`${resource.endpoint}/update`, body);
    const body = await bodyOf(resource, shop.owner.source, 1);

    expect((await shop.owner.client.get(resource.endpoint)).body).toMatchObject({ status: 200, data: null });
    expect((await save({ ...body, version: 1 })).status).toBe(404);
    const [first, second] = await Promise.all([save({ ...body, version: 0 }), save({ ...body, version: 0 })]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect((await save({ ...body, version: 1 })).body.data).toMatchObject({ ...body, version: 2 });
    expect((await save({ ...body, version: 1 })).body.code).toBe('VERSION_CONFLICT');
    expect((await shop.owner.client.get(resource.endpoint)).body.data).toMatchObject(body);
    expect((await shop.stranger.client.get(resource.endpoint)).body.data).toBeNull();
  });

  const wrong = Object.entries(typedFields(resource)).flatMap(([name, field]) =>
    badValues(field).map((value) => ({ name, value, shown: JSON.stringify(value)?.slice(0, 40) })),
  );
  it.each(wrong)('refuses $shown as $name beside that field', async ({ name, value }) => {
    const body = await bodyOf(resource, shop.owner.source, 2, whenAsked(resource, name));
    const answer = await shop.owner.client.put(`${resource.endpoint}/update`, {
      ...body,
      [name]: value,
      version: 2,
    });

    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors).every((path) => path.split('.')[0] === name)).toBe(true);
  });
});
