import type { DomainNames } from '../names.ts';
import type { NewFile } from '../new-file.ts';

/** Queries, changes and the admin's list with its form. */
export const screenFiles = (n: DomainNames): NewFile[] => [
  {
    path: `libs/data-access/src/${n.plural}/${n.singular}.queries.ts`,
    text: `import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const ${n.entities} = defineResource('/api/v1/${n.plural}', { key: keys.${n.entities}, optimistic: true });

export const ${n.entity}Queries = ${n.entities}.queries;

/** A change is shown at once, undone when the server refuses. */
export const {
  useCreate: useCreate${n.Entity},
  useUpdate: useUpdate${n.Entity},
  useDelete: useDelete${n.Entity},
} = ${n.entities};
`,
  },
  {
    path: `frontends/admin/src/features/${n.plural}/${n.singular}-list.page.tsx`,
    text: `import { list${n.Entities}, type ${n.Entity}View } from '@portal/contracts';
import { Can, ${n.entity}Queries } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ${n.entity}Columns } from './${n.singular}.columns.js';
import { Edit${n.Entity}, New${n.Entity} } from './${n.singular}.form.js';

/** Every ${n.word}, live. */
export function ${n.Entity}ListPage() {
  useChannel('${n.plural}');
  const [query, setQuery] = useListQuery(list${n.Entities});
  const result = useQuery(${n.entity}Queries.list(query));
  const [open, setOpen] = useState<${n.Entity}View | 'new'>();
  const columns = useMemo(() => ${n.entity}Columns(setOpen), []);
  const close = (): void => setOpen(undefined);
  return (
    <>
      <ListPage
        title="${n.Words}"
        noun={['${n.word}', '${n.words}']}
        result={result}
        columns={columns}
        query={query}
        onQueryChange={setQuery}
        searchLabel="Search ${n.words}"
        empty={{ title: 'No ${n.words} yet', text: 'Add the first one.' }}
        actions={
          <Can permission="${n.event}.create">
            <Button type="primary" icon={<Plus size={16} strokeWidth={2} />} onClick={() => setOpen('new')}>
              New ${n.word}
            </Button>
          </Can>
        }
        nameOf={(row) => row.name}
        onEdit={setOpen}
      />
      {open === 'new' ? (
        <New${n.Entity} onClose={close} />
      ) : open ? (
        <Edit${n.Entity} key={open.id} ${n.entity}={open} onClose={close} />
      ) : null}
    </>
  );
}
`,
  },
  {
    path: `frontends/admin/src/features/${n.plural}/${n.singular}.columns.tsx`,
    text: `import type { ${n.Entity}View } from '@portal/contracts';
import { RelativeTime, type ListColumn } from '@portal/ui-antd';
import { Button } from 'antd';

/** The list's columns; \`onEdit\` opens the form of a row. */
export const ${n.entity}Columns = (onEdit: (row: ${n.Entity}View) => void): readonly ListColumn<${n.Entity}View>[] => [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    cell: (row) => <strong>{row.name}</strong>,
    text: (row) => row.name,
    onCard: 'title',
  },
  { key: 'notes', title: 'Notes', cell: (row) => row.notes ?? '–', text: (row) => row.notes ?? '' },
  {
    key: 'updated_at',
    title: 'Changed',
    sortable: true,
    width: '140px',
    cell: (row) => <RelativeTime at={row.updated_at} />,
    text: (row) => row.updated_at,
  },
  {
    key: 'actions',
    title: 'Actions',
    width: '100px',
    align: 'end',
    cell: (row) => (
      <Button size="small" type="text" data-row-open onClick={() => onEdit(row)} aria-label={\`Edit \${row.name}\`}>
        Edit
      </Button>
    ),
    text: () => '',
  },
];
`,
  },
  {
    path: `frontends/admin/src/features/${n.plural}/${n.singular}.form.tsx`,
    text: `import { create${n.Entity}, update${n.Entity}, type ${n.Entity}View } from '@portal/contracts';
import { useCreate${n.Entity}, useDelete${n.Entity}, useUpdate${n.Entity} } from '@portal/data-access';
import { toast } from '@portal/ui';
import { FormModal, useConfirm } from '@portal/ui-antd';
import { Button, Form, Input } from 'antd';

export function New${n.Entity}({ onClose }: { onClose: () => void }) {
  const create = useCreate${n.Entity}();
  return (
    <FormModal
      title="New ${n.word}"
      schema={create${n.Entity}}
      initialValues={{}}
      submitText="Add ${n.word}"
      onSubmit={async (values) => {
        const made = await create.mutateAsync(values);
        toast.short(\`\${made.name} was added\`);
      }}
      onClose={onClose}
    >
      <Fields />
    </FormModal>
  );
}

export function Edit${n.Entity}({ ${n.entity}, onClose }: { ${n.entity}: ${n.Entity}View; onClose: () => void }) {
  const update = useUpdate${n.Entity}();
  const remove = useDelete${n.Entity}();
  const confirm = useConfirm();
  const removeIt = async (): Promise<void> => {
    const agreed = await confirm({
      title: \`Delete \${${n.entity}.name}?\`,
      text: 'It disappears from every list.',
      confirm: 'Delete ${n.word}',
      keep: 'Keep it',
    });
    if (!agreed) return;
    await remove.mutateAsync(${n.entity}.id);
    toast.short(\`\${${n.entity}.name} was deleted\`);
    onClose();
  };
  return (
    <FormModal
      title={\`Edit \${${n.entity}.name}\`}
      schema={update${n.Entity}}
      initialValues={{ name: ${n.entity}.name, notes: ${n.entity}.notes }}
      toInput={(values) => ({ ...values, version: ${n.entity}.version })}
      submitText="Save changes"
      onSubmit={async (values) => {
        const saved = await update.mutateAsync({ id: ${n.entity}.id, ...values });
        toast.short(\`\${saved.name} was saved\`);
      }}
      onClose={onClose}
    >
      <Fields />
      <Button danger type="text" onClick={() => void removeIt()}>
        Delete {${n.entity}.name}
      </Button>
    </FormModal>
  );
}

function Fields() {
  return (
    <>
      <Form.Item name="name" label="Name" required>
        <Input />
      </Form.Item>
      <Form.Item name="notes" label="Notes">
        <Input.TextArea autoSize={{ minRows: 3 }} />
      </Form.Item>
    </>
  );
}
`,
  },
];
